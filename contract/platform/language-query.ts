import { optionalField } from './not-given.ts'
import { languageSchema } from '../selling/order.ts'

/** The parameter by which a caller asks for a language, of every route that returns texts. */
export const languageQuery = { lang: optionalField(languageSchema) }
