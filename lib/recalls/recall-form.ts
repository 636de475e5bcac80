import { inEach, languages } from '@bieznik/contract/language'
import { startRecallSchema, type RecallScope } from '@bieznik/contract/care/recall'
import { z } from 'zod'

const inLanguagesOf = <Text extends string>(text: Text) =>
  languages.map((language) => `${text}.${language}` as const)

/** In the order in which they are shown; the names say which part of the recall each is. */
export const recallFields = [
  'productIds',
  'soldFrom',
  'soldUntil',
  ...inLanguagesOf('hazard'),
  ...inLanguagesOf('action'),
  ...inLanguagesOf('remedy'),
] as const

const typed = z.string()
const inLanguages = z.object(inEach(() => typed))

/** `12, 15 18` → three numbers, each once; null: a part is none. */
function readIds(text: string): number[] | null {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '')
  return parts.every((part) => /^[1-9]\d{0,8}$/.test(part)) ? [...new Set(parts.map(Number))] : null
}

/** A recall as staff type it: products by their numbers, an empty day for no limit. */
export const recallFormSchema = (key: string) =>
  z
    .object({
      productIds: typed,
      soldFrom: typed,
      soldUntil: typed,
      hazard: inLanguages,
      action: inLanguages,
      remedy: inLanguages,
    })
    .transform(({ productIds, soldFrom, soldUntil, ...texts }, context) => {
      const ids = readIds(productIds)
      if (ids === null)
        context.addIssue({ code: 'custom', path: ['productIds'], message: 'products_invalid' })
      return {
        key,
        productIds: ids ?? [0],
        soldFrom: soldFrom || null,
        soldUntil: soldUntil || null,
        ...texts,
      }
    })
    .pipe(startRecallSchema)
export type RecallForm = z.input<ReturnType<typeof recallFormSchema>>

const nothing = inEach(() => '')
export const emptyRecall: RecallForm = {
  productIds: '',
  soldFrom: '',
  soldUntil: '',
  hazard: nothing,
  action: nothing,
  remedy: nothing,
}

/** Which part of a recall says whom it concerns. */
export const scopeOf = ({ productIds, soldFrom, soldUntil }: RecallScope): RecallScope => ({
  productIds,
  soldFrom,
  soldUntil,
})
