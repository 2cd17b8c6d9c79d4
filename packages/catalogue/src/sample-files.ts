// The files that sample requests name, which a reader can download: `@modelshelf/catalogue/sample-files/NAME`.
// media-scripts/sample_files.py makes them.

export const sampleFileNames = ["cat.png", "invoice.png", "photo.jpg", "sample1.flac", "sample1.mp3"] as const;

export type SampleFileName = (typeof sampleFileNames)[number];

export const isSampleFileName = (name: string): name is SampleFileName =>
  (sampleFileNames as readonly string[]).includes(name);
