import { fold } from '@/lib/fold'

/** As `fold` leaves them: й is и. */
const BOLTS = /(?<![\p{L}\d-])(?:srub|nakretk|болт|гаик|(?:bolts?|nuts?)(?![\p{L}\d-]))/u

/** With a figure the word is part of a measure: 5 bolts on a circle of 112 mm. */
const FIGURE = /\d/

/** Whether a search asks for bolts or nuts, which the shop does not sell by themselves. */
export const asksForBolts = (query: string): boolean => !FIGURE.test(query) && BOLTS.test(fold(query))
