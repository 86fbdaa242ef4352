/* All icons: a grid of 24, a stroke of 1.75, round joins. */
const paths = {
  phone:
    "M5 4h4l1.6 4.4-2.3 1.5a12 12 0 0 0 5.8 5.8l1.5-2.3L20 15v4a1 1 0 0 1-1.1 1A15.9 15.9 0 0 1 4 5.1 1 1 0 0 1 5 4Z",
  mail: "M3.5 5.5h17v13h-17zM3.5 6.5l8.5 7 8.5-7",
  network: "M12 3.5v5M7.5 15.5 10.5 11M16.5 15.5 13.5 11M9.5 8.5h5v3h-5zM4 15.5h5v5H4zM15 15.5h5v5h-5z",
  video: "M3.5 6h17v12h-17zM10 9.3l5 2.7-5 2.7z",
  photo: "M3.5 7h4l1.5-2.5h6L16.5 7h4v12h-17zM12 16a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6Z",
  back: "M20.5 12h-17M9 6.5 3.5 12 9 17.5",
  forward: "M3.5 12h17M15 6.5l5.5 5.5-5.5 5.5",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.3 15.3l5.2 5.2",
  away: "M7 17 17 7M8.5 7H17v8.5",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  menu: "M3 8.5h18M3 15.5h18",
  chat: "M4 5h16v11h-9l-4 4v-4H4z",
  check: "M5 12.5l4.5 4.5L19.5 7",
  down: "M6 9.5l6 6 6-6",
} as const;

/** Name of an icon of the set. */
export type IconName = keyof typeof paths;

/** An icon beside text, or in a control with an accessible name: hidden from assistive technology. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        strokeLinecap="square"
      />
    </svg>
  );
}
