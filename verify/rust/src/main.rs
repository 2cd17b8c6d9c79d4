// Setup builds the crates with this; the verification writes the snippets and a program that calls them in its place.
fn main() {}
