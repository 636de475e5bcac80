import { formatNumber } from './format.ts'

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** Something to be reached, and whether it was. */
export interface Aim {
  what: string
  aim: string
  reached: string
  isMet: boolean
}

/** What one block of the benchmark has to say. */
export interface Section {
  /** How it was measured, a paragraph each. */
  notes: readonly string[]
  tables: readonly Table[]
  aims: readonly Aim[]
}

/** `unit` as it stands behind the number, with its blank. */
export const atLeast = (what: string, aim: number, reached: number, unit = ''): Aim => ({
  what,
  aim: `at least ${formatNumber(aim)}${unit}`,
  reached: `${formatNumber(reached)}${unit}`,
  isMet: reached >= aim,
})

export const atMost = (what: string, aim: number, reached: number, unit = ''): Aim => ({
  what,
  aim: `at most ${formatNumber(aim)}${unit}`,
  reached: `${formatNumber(reached)}${unit}`,
  isMet: reached <= aim,
})
