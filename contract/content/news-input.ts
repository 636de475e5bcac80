import { z } from 'zod'
import { newsItemSchema } from './news.ts'
import { optionalField } from '../platform/not-given.ts'
import {
  optionalPicture,
  requiredLines,
  requiredText,
  text,
  translatedLines,
  translatedText,
} from '../catalogue/field-rules.ts'
import { yesOrNoParamSchema } from '../catalogue/product-input.ts'
import { translations } from '../translated.ts'
import { videoIdInLink } from './video-link.ts'

/*
 * What staff may write of the news. The messages are keys of `admin_news.errors` in the message files, so that the form and the product
 * API say the same.
 */

const MAX_TITLE = 200
const MAX_DESCRIPTION = 10_000
const MAX_LINK = 500
/** The largest integer of PostgreSQL. */
const MAX_VERSION = 2_147_483_647
const THIS_CENTURY = /^20/

/** A link that leads to a video, or nothing. */
const optionalVideo = text(MAX_LINK)
  .refine((link) => link === '' || videoIdInLink(link) !== null, 'video_invalid')
  .transform((link) => (link === '' ? null : link))
  .nullable()
  .default(null)

export const newsInputSchema = z.strictObject({
  title: requiredText(MAX_TITLE, 'title_required'),
  /** Paragraphs are parted by an empty line. */
  description: requiredLines(MAX_DESCRIPTION, 'description_required'),
  /** The same in the other languages; an item is shown in one when both are there. Left out, what there is stays. */
  ...translations('title', () => translatedText(MAX_TITLE)),
  ...translations('description', () => translatedLines(MAX_DESCRIPTION)),
  url: optionalPicture,
  urlVideo: optionalVideo,
  /** The day that stands on the item and orders the list. */
  createdDate: z.iso.datetime({ error: 'date_invalid', abort: true }).regex(THIS_CENTURY, 'date_invalid'),
})
export type NewsInput = z.output<typeof newsInputSchema>

/** The version that was seen; when it is no longer the newest, the change is refused. */
const version = z.int().min(1).max(MAX_VERSION)

export const editNewsSchema = newsInputSchema.extend({ version })
export type EditNews = z.output<typeof editNewsSchema>

export const publicationSchema = z.strictObject({ version, isPublished: z.boolean() })
export type Publication = z.output<typeof publicationSchema>

/** A news item as staff see it: in Polish, beside its translations (empty: none). */
export const managedNewsSchema = newsItemSchema.omit({ language: true, languages: true }).extend({
  ...translations('title', () => z.string()),
  ...translations('description', () => z.string()),
  /** null: a draft, which only staff see. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  version,
  /** uid; null: it came with the shop. */
  author: z.string().nullable(),
  /** uid of who changed it last; null: no one has. */
  editor: z.string().nullable(),
})
export type ManagedNews = z.output<typeof managedNewsSchema>

/** The query of staff's list of all news, drafts too. */
export const managedNewsQuerySchema = z.object({
  /** A part of the title. */
  search: text(100).optional(),
  isPublished: optionalField(yesOrNoParamSchema),
})
export type ManagedNewsQuery = z.output<typeof managedNewsQuerySchema>
