/** What a chipbreaker is for, from the lightest cut to the heaviest. */
export const chipClasses = ["finishing", "medium", "roughing"] as const;

export type ChipClass = (typeof chipClasses)[number];

/** The words of an application that name each class. */
const words: Readonly<Record<ChipClass, RegExp>> = {
  finishing: /finish|fine\b|light(?! rough)/i,
  medium: /medium|general/i,
  roughing: /\brough|interrupted/i,
};

/** The classes that an insert's application names, lightest first; none where it names none. */
export function chipClassesOf(application = ""): ChipClass[] {
  return chipClasses.filter((each) => words[each].test(application));
}

/** The classes as the sheet says them: "finishing to medium"; undefined for none. */
export function chipClassName(application: string | undefined): string | undefined {
  const classes = chipClassesOf(application);
  return classes.length > 1 ? `${classes[0]} to ${classes.at(-1)}` : classes[0];
}
