import { z } from 'zod'
import { filterFields } from './filters'

export const filterValuesSchema = z.partialRecord(z.enum(filterFields), z.string())
export const filterOptionsSchema = z.partialRecord(z.enum(filterFields), z.array(z.string()))
