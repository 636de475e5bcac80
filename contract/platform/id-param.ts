import { z } from 'zod'

/** 1 to 2147483647, the largest integer of PostgreSQL. */
const ID =
  /^(?:[1-9]\d{0,8}|1\d{9}|20\d{8}|21[0-3]\d{7}|214[0-6]\d{6}|2147[0-3]\d{5}|21474[0-7]\d{4}|214748[0-2]\d{3}|2147483[0-5]\d\d|21474836[0-3]\d|214748364[0-7])$/

/** An id in a path, a query or a form. The pattern says all of it, so that the documents of the API do. */
export const idParamSchema = z.string().regex(ID).transform(Number)
