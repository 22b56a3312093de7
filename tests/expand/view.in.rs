/// A tune.
#[bebop(view)]
pub struct Song {
    /// What it is called.
    pub title: String,
    plays: Vec<u32>,
}

#[bebop(message, view)]
struct Album {
    songs: Option<Vec<Song>>,
}
