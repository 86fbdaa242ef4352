/** Formats of CAM libraries, with their names for people. */
export const camFormats = {
  fusion: "Fusion library",
  freecad: "FreeCAD tool bit",
  linuxcnc: "LinuxCNC table",
  csv: "ISO 13399 CSV",
  mtconnect: "MTConnect XML",
} as const;

/** A format of a CAM library. */
export type CamFormat = keyof typeof camFormats;
