/** The mark: an open dial with its needle at 45°. */
export function Dial({ size = 28, needle = "currentColor" }: { size?: number; needle?: string }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M21.4 5.2A12 12 0 1 0 26.8 10.6" fill="none" stroke="currentColor" strokeWidth="3.2" />
      <path d="M15.2 16.8 25.5 6.5" fill="none" stroke={needle} strokeWidth="3.2" />
    </svg>
  );
}
