import { booksPeriodSchema, booksSchema } from '@bieznik/contract/books'
import { route } from '@/lib/http/route.server'
import { getBooks } from '@/lib/product-api/books.server'

/** Sales, payments and refunds of a period. */
export const GET = route(
  { role: 'staff', query: booksPeriodSchema, reply: booksSchema },
  async ({ query, ...who }) => ({ data: await getBooks(who, query) }),
)
