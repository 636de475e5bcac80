import { idParamSchema } from '@bieznik/contract/platform/id-param'
import { notFound } from 'next/navigation'

/** The number in an address; what is no number is not found. */
export const requireId = (segment: string): number => idParamSchema.safeParse(segment).data ?? notFound()
