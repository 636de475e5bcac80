import { z } from 'zod'
import { optionalField } from './not-given.ts'

const sortOrders = ['asc', 'desc'] as const

/** The fields of a list's query that say by which of its columns it is sorted; without `order` it ascends. */
export const sortFields = <const Column extends string>(columns: readonly [Column, ...Column[]]) => ({
  sort: optionalField(z.enum(columns)),
  order: optionalField(z.enum(sortOrders)),
})
