import type { Product } from "#site/catalogue/model/schema.ts";

/** A product while its fields are read one by one: a row of a table may not say its family. */
export type Draft = Omit<Product, "family"> & Partial<Pick<Product, "family">>;
