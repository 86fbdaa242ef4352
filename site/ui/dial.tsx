/** The logo: an open dial with its needle at 45°. */
export function Dial({ size = 28, needle = "currentColor" }: { size?: number; needle?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M23.17 4.44A13.6 13.6 0 1 0 27.56 8.83L25.21 11.17A10.4 10.4 0 1 1 20.83 6.79Z"
        fill="currentColor"
      />
      <path d="M15.4 16.6 26 6" fill="none" stroke={needle} strokeWidth="3.2" />
    </svg>
  );
}
