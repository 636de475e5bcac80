import { z } from 'zod'
import { pageNumberSchema, pageSchema } from '../catalogue/catalogue-query.ts'
import { emailSchema } from '../people/email.ts'
import { lines, requiredLines } from '../catalogue/field-rules.ts'
import { languageSchema } from '../selling/order.ts'
import { orderIdSchema } from '../selling/order-id.ts'
import { optionalChoice, optionalField } from '../platform/not-given.ts'
import { orderLinkSchema } from '../selling/order-link.ts'
import { productIdSchema, productTypeSchema } from '../catalogue/product.ts'
import { isVisible, typedLine } from '../platform/typed-text.ts'

/* Opinions on products. Only who bought a product and received it writes one: one for each line of an order. */

export const MAX_OPINION = 2_000
export const MAX_REASON = 500
export const MAX_REPORT = 1_000
export const MAX_OPINION_PHOTOS = 4
const MAX_KM = 999_999

const ratingSchema = z.int('rating_required').min(1, 'rating_required').max(5, 'rating_required')

/** A photo is named at random: only its sender knows the name of one that is in no opinion yet. */
const opinionPhotoNameSchema = z.string().regex(/^[0-9a-f]{32}\.webp$/)

export const opinionPhotoSchema = z.strictObject({ name: opinionPhotoNameSchema })
export type OpinionPhoto = z.output<typeof opinionPhotoSchema>

/** What the buyer writes. */
export const writeOpinionSchema = z.strictObject({
  rating: ratingSchema,
  /** Empty: the rating alone. */
  text: lines(MAX_OPINION).overwrite((typed) => (isVisible(typed) ? typed : '')),
  /** Whether the first name of the order stands with it. */
  showsName: z.boolean(),
  car: optionalField(typedLine(80)),
  /** km driven with the product */
  mileage: optionalField(z.int('mileage_invalid').min(0, 'mileage_invalid').max(MAX_KM, 'mileage_invalid')),
  /** The language that it is written in. */
  language: languageSchema,
  /** Names of photos that were sent before, in the order in which they are shown. */
  photos: z.array(opinionPhotoNameSchema).max(MAX_OPINION_PHOTOS, 'photos_many').default([]),
})
export type WriteOpinion = z.output<typeof writeOpinionSchema>

/** The same from the holder of the signed link to the order, who does not have to sign in. */
export const writeLinkedOpinionSchema = z.strictObject({ link: orderLinkSchema, opinion: writeOpinionSchema })

const answerSchema = z.strictObject({ text: z.string(), at: z.iso.datetime() })

/** An opinion as everyone sees it. */
export const opinionSchema = z.strictObject({
  id: orderIdSchema,
  rating: z.int().min(1).max(5),
  /** Empty: the rating alone. */
  text: z.string(),
  /** The first name; null: the buyer does not show it. */
  name: z.string().nullable(),
  car: z.string().nullable(),
  /** km */
  mileage: z.int().nullable(),
  language: languageSchema,
  writtenAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  answer: answerSchema.nullable(),
  /** Names of its photos, in order; left out where there are none. */
  photos: z.array(opinionPhotoNameSchema).optional(),
})
export type Opinion = z.output<typeof opinionSchema>

export const opinionSorts = ['newest', 'best', 'worst'] as const
export type OpinionSort = (typeof opinionSorts)[number]

/** As they stand in a query. */
export const opinionRatings = ['1', '2', '3', '4', '5'] as const

export const opinionsQuerySchema = z.object({
  page: optionalChoice(pageNumberSchema),
  pageSize: pageSchema.shape.pageSize,
  sort: optionalChoice(z.enum(opinionSorts)),
  /** Only those with so many stars. */
  rating: optionalChoice(z.enum(opinionRatings)),
})

/** One page of what is shown of a product; count and average are of everything that is shown. */
export const productOpinionsSchema = z.strictObject({
  count: z.int().min(0),
  /** One decimal; null: there are no opinions. */
  average: z.number().min(1).max(5).nullable(),
  opinions: z.array(opinionSchema),
})
export type ProductOpinions = z.output<typeof productOpinionsSchema>

/** The same with how many have the rating that was asked for. */
export const foundOpinionsSchema = productOpinionsSchema.extend({ matching: z.int().min(0) })
export type FoundOpinions = z.output<typeof foundOpinionsSchema>

/** A delivered line of one's own orders, with what was written about it. */
export const ratedLineSchema = z.strictObject({
  lineId: orderIdSchema,
  orderId: orderIdSchema,
  productId: productIdSchema,
  title: z.string(),
  /** The first name that the opinion may show; null: the order is a company's. */
  firstName: z.string().nullable(),
  opinion: opinionSchema.extend({ hiddenReason: z.string().nullable() }).nullable(),
})
export type RatedLine = z.output<typeof ratedLineSchema>

/** An opinion that is shown, with the product that it is about. */
export const shownOpinionSchema = opinionSchema.extend({
  productId: productIdSchema,
  productType: productTypeSchema,
  title: z.string(),
})
export type ShownOpinion = z.output<typeof shownOpinionSchema>

/** A notice that an opinion breaks the law or is not genuine. */
export const reportOpinionSchema = z.strictObject({
  reason: requiredLines(MAX_REPORT, 'reason_required'),
  /** Where the decision is sent; a report may be anonymous. */
  email: optionalField(emailSchema('email_invalid')),
})
export type ReportOpinion = z.output<typeof reportOpinionSchema>

export const acceptedReportSchema = z.strictObject({ reportedAt: z.iso.datetime() })
export type AcceptedReport = z.output<typeof acceptedReportSchema>

/** `from` is the answer that was seen, empty where there was none; when it is no longer so, the new one is refused. */
export const answerOpinionSchema = z.strictObject({
  answer: requiredLines(MAX_OPINION, 'text_required'),
  from: z.string().max(MAX_OPINION),
})
export type AnswerOpinion = z.output<typeof answerOpinionSchema>

export const hideOpinionSchema = z.strictObject({ reason: requiredLines(MAX_REASON, 'reason_required') })

export const opinionStates = ['reported', 'unanswered', 'shown', 'hidden'] as const
export type OpinionState = (typeof opinionStates)[number]

export const staffOpinionsQuerySchema = pageSchema.extend({ state: optionalChoice(z.enum(opinionStates)) })

export const opinionEvents = ['edited', 'answered', 'hidden', 'shown'] as const

const opinionChangeSchema = z.strictObject({
  event: z.enum(opinionEvents),
  /** uid of the buyer who edited it, or of the member of staff. */
  who: z.string(),
  at: z.iso.datetime(),
  /** Why it was hidden. */
  reason: z.string().nullable(),
  /** The rating and the text that were replaced: of the opinion, or of the answer, which has no rating. */
  rating: z.int().nullable(),
  text: z.string().nullable(),
})

/** A notice as staff see it. */
const opinionReportSchema = z.strictObject({
  id: orderIdSchema,
  reason: z.string(),
  /** null: none was given, or the notice is closed. */
  email: z.string().nullable(),
  reportedAt: z.iso.datetime(),
  /** null: it is not decided on yet. */
  closedAt: z.iso.datetime().nullable(),
})
export type OpinionReport = z.output<typeof opinionReportSchema>

/** An opinion as staff see it. */
export const staffOpinionSchema = opinionSchema.extend({
  orderId: orderIdSchema,
  productId: productIdSchema,
  productType: productTypeSchema,
  title: z.string(),
  /** null: it is shown. */
  hiddenReason: z.string().nullable(),
  /** Newest first. */
  changes: z.array(opinionChangeSchema),
  /** Open ones first, and of these the oldest. */
  reports: z.array(opinionReportSchema),
})
export type StaffOpinion = z.output<typeof staffOpinionSchema>
