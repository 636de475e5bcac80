import { z } from 'zod'
import { requiredText } from '../catalogue/field-rules.ts'
import { staffPlaces } from '../pages.ts'

/* Filters of lists of staff under a name, which everybody sees who may see the list. The messages are keys of `admin.list.views.errors`. */

export const MAX_VIEW_NAME = 40

/** Of one list: they are chosen from a menu. */
export const MAX_VIEWS = 50

const MAX_VIEW_QUERY = 2_000

/** The page on which the list is. */
const viewListSchema = z.enum(staffPlaces.map(({ path }) => path))

const nameSchema = requiredText(MAX_VIEW_NAME, 'name_required')

export const viewsQuerySchema = z.strictObject({ list: viewListSchema })

export const addViewSchema = z.strictObject({
  list: viewListSchema,
  name: nameSchema,
  /** Of its address, without a page. */
  query: z
    .string()
    .min(1)
    .max(MAX_VIEW_QUERY)
    .regex(/^[\w.~%*&=+-]+$/),
})
export type AddView = z.output<typeof addViewSchema>

export const renameViewSchema = z.strictObject({ name: nameSchema })

export const savedViewSchema = z.strictObject({
  id: z.int().min(1),
  name: z.string(),
  query: z.string(),
  /** uid of who renames and removes it, beside the owner. */
  madeBy: z.string(),
})
export type SavedView = z.output<typeof savedViewSchema>
