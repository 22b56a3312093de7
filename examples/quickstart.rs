//! A record with a derive: to bytes, back to an owned value, and read where it lies.

use bebop::Bebop;

/// A tune, which gains fields over time: a message.
#[derive(Bebop, Clone, Debug, Default, PartialEq)]
#[bebop(message, view)]
struct Song {
    title: Option<String>,
    year: Option<u16>,
    performers: Option<Vec<Musician>>,
}

/// A musician, whose fields never change: a struct.
#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Musician {
    name: String,
    plays: Instrument,
}

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
#[repr(u8)]
enum Instrument {
    Sax = 0,
    Trumpet = 1,
}

fn main() -> Result<(), bebop::DecodeError> {
    let song = Song {
        title: Some("So What".into()),
        year: Some(1959),
        performers: Some(vec![
            Musician { name: "Miles Davis".into(), plays: Instrument::Trumpet },
            Musician { name: "John Coltrane".into(), plays: Instrument::Sax },
        ]),
    };

    // To bytes, and back to an owned value.
    let bytes = bebop::encode(&song);
    assert_eq!(bebop::decode::<Song>(&bytes)?, song);
    println!("{} bytes", bytes.len());

    // Or read where it lies: nothing is copied, and nothing is allocated.
    let view: SongView = bebop::decode(&bytes)?;
    println!("{} ({})", view.title.unwrap_or("untitled"), view.year.unwrap_or_default());
    for musician in view.performers.unwrap_or_default() {
        println!("  {} plays {:?}", musician.name, musician.plays);
    }

    // Bytes that aren't a song say where and why.
    let mut broken = bytes.clone();
    let at = broken.iter().position(|byte| *byte == b'J').expect("John is in it");
    broken[at] = 0xff;
    println!("broken: {}", bebop::decode::<Song>(&broken).unwrap_err());
    Ok(())
}
