/** The mark: three volumes on a shelf, one of them leaning. */
export function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="flex-none">
      <path
        className="fill-ink"
        d="M5 6.5A1.5 1.5 0 0 1 6.5 5h3A1.5 1.5 0 0 1 11 6.5V23H5zM13 10.5A1.5 1.5 0 0 1 14.500 9h2a1.5 1.5 0 0 1 1.5 1.5V23h-5zM3 25h26v2.5H3z"
      />
      <path
        className="fill-accent"
        d="m20.200 9.300 2.700-.8a1.400 1.400 0 0 1 1.800 1L28.400 22l.3 1h-5.400L19.200 11a1.400 1.400 0 0 1 1-1.700z"
      />
    </svg>
  );
}
