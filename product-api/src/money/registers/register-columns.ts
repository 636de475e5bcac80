import type { BookRegister } from '@bieznik/contract/money/registers'
import type { Language } from '@bieznik/contract/language'
import type { Words } from '../../platform/words/pl.ts'
import { wordsIn } from '../../platform/words/words-in.ts'

const columnsOf = {
  invoices: [
    'number',
    'document',
    'issuedOn',
    'soldOn',
    'corrects',
    'buyer',
    'taxId',
    'toReceipt',
    'splitPayment',
    'gtu',
    'ksef',
    'order',
    'rate',
    'net',
    'vat',
    'gross',
  ],
  receipts: ['day', 'document', 'order', 'method', 'rate', 'net', 'vat', 'gross'],
  payments: ['day', 'method', 'reference', 'order', 'amount', 'state'],
  refunds: ['day', 'method', 'reference', 'order', 'amount', 'paidOn'],
} as const satisfies Record<BookRegister, readonly (keyof Words['books']['columns'])[]>

export const headerOf = (register: BookRegister, language: Language): string[] =>
  columnsOf[register].map((name) => wordsIn[language].books.columns[name])
