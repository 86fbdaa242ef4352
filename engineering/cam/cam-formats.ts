/** Formats of CAM libraries, with their names for people. */
export const camFormats = {
  csv: "ISO 13399 CSV",
  freecad: "FreeCAD tool bit",
  linuxcnc: "LinuxCNC table",
} as const;

/** A format of a CAM library. */
export type CamFormat = keyof typeof camFormats;
