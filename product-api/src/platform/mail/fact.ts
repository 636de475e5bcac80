/** A name and what it is, as a mail shows them side by side. */
export type Fact = [label: string, value: string]
