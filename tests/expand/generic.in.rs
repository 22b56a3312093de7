struct Page<T: Clone, const N: usize>
where
    T: Debug,
{
    items: Vec<T>,
    some: [T; N],
}
