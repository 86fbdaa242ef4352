/** The key of a type alone: no figure has it, and nothing of it is left at run time. */
declare const unit: unique symbol;

/**
 * A figure in a unit. One in another unit is refused where it is wanted. A bare number is taken for any: it is typed in a
 * table, or it comes out of arithmetic, which knows no units.
 */
type In<U extends string> = number & { readonly [unit]?: U };

export type Mm = In<"mm">;
export type Inch = In<"in">;
export type Micrometre = In<"µm">;
/** Units of a drawing's paper. */
export type OnPaper = In<"units of the paper">;

export type Degrees = In<"°">;
export type Radians = In<"rad">;

/** Threads on an inch. */
export type PerInch = In<"1/in">;

export type MetrePerMinute = In<"m/min">;
export type FootPerMinute = In<"ft/min">;
export type MmPerMinute = In<"mm/min">;
/** A feed of one turn, mm. */
export type MmPerTurn = In<"mm/rev">;
/** A feed of one tooth, mm. */
export type MmPerTooth = In<"mm/tooth">;
/** Turns of a spindle. */
export type PerMinute = In<"1/min">;
export type Minutes = In<"min">;

/** Newton on a square millimetre of chip. */
export type Megapascal = In<"MPa">;
/** Of elasticity: 1000 N/mm². */
export type Gigapascal = In<"GPa">;
export type Newton = In<"N">;
export type NewtonMetre = In<"N·m">;
export type Kilowatt = In<"kW">;
export type CubicCmPerMinute = In<"cm³/min">;

/** Hardness by Rockwell and by Brinell. */
export type Rockwell = In<"HRC">;
export type Brinell = In<"HB">;
