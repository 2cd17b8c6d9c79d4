"""The text that the tokenizers of the sample models are trained on."""

SENTENCES = """
A library keeps its books on shelves, and every shelf has a name.
The reader asks at the desk, and the desk answers with a place.
Who wrote this model, and what is it for?
The answer is short: it reads a sentence and writes the next one.
Please tell me the name of the capital of this country.
The capital of the country is the city where the government sits.
How many words are there in this sentence?
There are eight words in the sentence that you have written.
The cat sleeps on the warm stone near the open door.
The dog runs along the river and comes back wet.
Rain falls on the roof, and the garden drinks it.
In winter the lake freezes, and children walk on the ice.
In summer the lake is warm, and children swim in the water.
The train leaves at nine and arrives before noon.
What time does the train leave, and when does it arrive?
She paints the house white and the door blue.
He plays the guitar in the evening when the work is done.
Write a short poem about the sea, with four lines.
The sea is wide, the sea is deep, it rocks the little boats to sleep.
Translate this sentence into another language, word by word.
A good translation keeps the meaning and lets the words go.
The model answers a question with a sentence that was not asked for.
A small model knows little, and a random model knows nothing.
Numbers have no end: one, two, three, four, five, six, seven, eight, nine, ten.
Ten and ten are twenty; twenty and twenty are forty.
The weather today is sunny, with a little wind from the west.
Tomorrow there will be clouds, and in the night some rain.
Open the window, close the door, and turn on the light.
The teacher explains the lesson, and the students write it down.
Bread, butter, cheese and apples are on the table.
An astronaut rides through the jungle on a green horse.
The old bridge over the river was built of stone and iron.
The market opens early, and the fish is gone by ten.
You are a helpful assistant that answers in one sentence.
Hello! How are you today? I am fine, thank you.
What is the meaning of this word, and where does it come from?
The doctor reads the letter and looks at the picture twice.
Music fills the room, and nobody speaks until it ends.
The picture shows a mountain, a tree and a person in a red coat.
Something that is small can be right, and something that is large can be wrong.
""".strip().split("\n")
