export type Names = readonly [string, ...string[]]

/** What has names in each language. */
export interface Named {
  /** By the names of fields (`field-names.ts` asks for each); of the texts in each language there is one name. */
  columns: Readonly<Record<string, Names>>
  values: Readonly<Record<string, Readonly<Record<string, Names>>>>
  /** `{model}` stands before or behind the kind of a wheel as the language has it; steel wheels are sold by their numbers alone. */
  titles: {
    kinds: { steel: string; alloy: string }
    otherKind: string
    bore: string
    spacer: string
    mm: string
  }
}
