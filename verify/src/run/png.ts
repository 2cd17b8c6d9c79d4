// Just enough of PNG to make a picture and to see whether two are the same after a client re-encoded one.
// Source: PNG specification, third edition (W3C, 2025; read 2026-11-21).
import { crc32, deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A picture of `size` by `size` pixels in 8-bit RGB, each of another colour. */
export function colourfulPng(size: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size }, (_, x) => [(x * 31 + y) % 256, (y * 17 + x) % 256, (x * y) % 256]).flat(),
  ]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Whether both are PNG images of 8-bit RGB without interlace and show the same pixels. */
export function samePixels(one: Uint8Array, other: Uint8Array): boolean {
  const [first, second] = [pixels(Buffer.from(one)), pixels(Buffer.from(other))];
  return first !== undefined && second !== undefined && first.equals(second);
}

/** Header and unfiltered pixels in one buffer; undefined for anything else. */
function pixels(file: Buffer): Buffer | undefined {
  if (!file.subarray(0, 8).equals(signature)) return undefined;
  let header: Buffer | undefined;
  const data: Buffer[] = [];
  for (let start = 8; start + 12 <= file.length; start += 12 + file.readUInt32BE(start)) {
    const type = file.toString("latin1", start + 4, start + 8);
    const content = file.subarray(start + 8, start + 8 + file.readUInt32BE(start));
    if (type === "IHDR") header = content;
    if (type === "IDAT") data.push(content);
  }
  if (!header?.subarray(8).equals(Buffer.from([8, 2, 0, 0, 0]))) return undefined;
  return Buffer.concat([header, unfiltered(inflateSync(Buffer.concat(data)), header.readUInt32BE(0) * 3)]);
}

function unfiltered(source: Buffer, width: number): Buffer {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(width);
  for (let start = 0; start < source.length; start += width + 1) {
    const filter = source[start] ?? 0;
    const row = Buffer.from(source.subarray(start + 1, start + 1 + width));
    for (let x = 0; x < width; x += 1) {
      const left = x < 3 ? 0 : (row[x - 3] ?? 0);
      const up = above[x] ?? 0;
      const upLeft = x < 3 ? 0 : (above[x - 3] ?? 0);
      row[x] = ((row[x] ?? 0) + prediction(filter, left, up, upLeft)) & 0xff;
    }
    rows.push(row);
    above = row;
  }
  return Buffer.concat(rows);
}

function prediction(filter: number, left: number, up: number, upLeft: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const estimate = left + up - upLeft;
      const [toLeft, toUp, toUpLeft] = [left, up, upLeft].map((value) => Math.abs(estimate - value)) as [
        number,
        number,
        number,
      ];
      if (toLeft <= toUp && toLeft <= toUpLeft) return left;
      return toUp <= toUpLeft ? up : upLeft;
    }
    default:
      return 0;
  }
}
