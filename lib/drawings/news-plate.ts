import { drawingFile } from '@/lib/drawings/drawing-address'

/** The more telling ones first: of those that a title names, the first is drawn. */
export const plateSubjects = [
  'at-mt',
  'all-season',
  'marks',
  'inches',
  'wheels',
  'spacers',
  'change',
  'press',
  'layers',
  'casing',
  'approval',
  'buffing',
] as const

export type PlateSubject = (typeof plateSubjects)[number]

/** Words of titles in the shop's languages. */
const subjects = {
  'at-mt': /\b(AT|MT)\b/,
  'all-season': /całoroczn|all[- ]season|year[- ]round|всесезонн/i,
  marks: /oznacze|marking|sidewall|маркировк|обозначен/i,
  inches: /calow|\binch|дюйм/i,
  wheels: /felg|\bwheels?\b(?! spacer)|\brims?\b|диск/i,
  spacers: /dystans|spacer|проставк/i,
  change: /sezon|season|сезон/i,
  press: /\bpras|\bpress\b|пресс/i,
  layers: /jak powstaje|is made|are made|is born|как делают|как рождается|как созда/i,
  casing: /karkas|casing|carcass|каркас/i,
  approval: /bezpieczn|\bsafe|безопасн/i,
  buffing: /ścink|ścier|buffing|shaving|what is left|стружк|обрезк|остаётся|остается/i,
} as const satisfies Record<PlateSubject, RegExp>

/** What is drawn for any other subject: one of the patterns of the works. */
export const PLAIN_PLATES = 9

interface Item {
  id: number
  title: string
}

function subjectOf({ title }: Item): PlateSubject | null {
  return plateSubjects.find((subject) => subjects[subject].test(title)) ?? null
}

/** Where the plate of a news item is; the same whenever and wherever the item is shown. */
export function newsPlateAddress(item: Item): string {
  return drawingFile(`plate-${subjectOf(item) ?? `tread-${item.id % PLAIN_PLATES}`}`)
}

/** The key of the text that says what the plate shows. */
export function newsPlateText(item: Item): PlateSubject | 'tread' {
  return subjectOf(item) ?? 'tread'
}
