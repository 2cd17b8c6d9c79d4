import { describe, expect, it } from "vitest";
import { formatBytes, formatCount, formatDay } from "../app/format.ts";

describe("formatBytes", () => {
  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [1000, "1 kB"],
    [842_000, "842 kB"],
    [4_020_000_000, "4 GB"],
    [16_060_522_496, "16.1 GB"],
    [Number.NaN, "unknown"],
    [-1, "unknown"],
  ])("says %d bytes as %s", (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});

describe("formatCount", () => {
  it.each([
    [0, "0"],
    [950, "950"],
    [4_120, "4.1k"],
    [999_950, "1M"],
    [68_000_000, "68M"],
    [1_543_714_304, "1.5B"],
    [Number.POSITIVE_INFINITY, "unknown"],
  ])("says %d as %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });
});

describe("formatDay", () => {
  it("says the day in UTC, whatever the time zone of the machine", () => {
    expect(formatDay("2026-11-21T23:59:59.000Z")).toBe("21 Nov 2026");
    expect(formatDay("2026-01-01T00:00:00.000Z")).toBe("1 Jan 2026");
  });

  it("says nothing of what is no date", () => {
    expect(formatDay("yesterday")).toBeUndefined();
    expect(formatDay(undefined)).toBeUndefined();
    expect(formatDay(7 as unknown as string)).toBeUndefined();
  });
});
