import type { BookRegister, RegistersFile, RegisterPeriod, TaxFile } from '@bieznik/contract/money/registers'
import { books } from '@bieznik/contract/endpoints/books'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { streamBff } from '@/lib/http/bff'
import { endpointQuery } from '@/lib/http/call-endpoint'

/** Looked at anew each time: a payment may have come in since. */
export const registersQuery = (period: RegisterPeriod) =>
  queryOptions({ ...endpointQuery(books.get, { query: period }), staleTime: 0 })

export const registerMutation = mutationOptions({
  mutationFn: async ({ register, ...file }: RegistersFile & { register: BookRegister }) =>
    (await streamBff(`/api/admin/books/${register}?${new URLSearchParams(file)}`, {})).blob(),
})

export const taxFileMutation = mutationOptions({
  mutationFn: async ({ file, ...period }: RegisterPeriod & { file: TaxFile }) =>
    (await streamBff(`/api/admin/books/files/${file}?${new URLSearchParams(period)}`, {})).blob(),
})
