import { booksSchema, type BookRegister, type BooksFile, type BooksPeriod } from '@bieznik/contract/books'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callBff, streamBff } from '@/lib/http/bff'

/** Looked at anew each time: a payment may have come in since. */
export const booksQuery = (period: BooksPeriod) =>
  queryOptions({
    queryKey: ['admin', 'books', period],
    queryFn: ({ signal }) =>
      callBff(`/api/admin/books?${new URLSearchParams(period)}`, { reply: booksSchema, signal }),
    staleTime: 0,
  })

export const registerMutation = mutationOptions({
  mutationFn: async ({ register, ...file }: BooksFile & { register: BookRegister }) =>
    (await streamBff(`/api/admin/books/${register}?${new URLSearchParams(file)}`, {})).blob(),
})
