import { z } from 'zod'

/** A day that somebody asks for; PostgreSQL knows no year 0. */
export const askedDaySchema = z.iso.date().regex(/^[12]/)
