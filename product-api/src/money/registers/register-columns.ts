import type { BookRegister } from '@bieznik/contract/money/registers'
import type { Language } from '@bieznik/contract/language'

type Names = Readonly<Record<Language, string>>

/** What the columns of each file are called. */
const columns = {
  number: { pl: 'Numer', en: 'Number', ru: 'Номер' },
  document: { pl: 'Rodzaj', en: 'Kind', ru: 'Вид' },
  issuedOn: { pl: 'Data wystawienia', en: 'Issued on', ru: 'Дата выставления' },
  soldOn: { pl: 'Data sprzedaży', en: 'Sold on', ru: 'Дата продажи' },
  corrects: { pl: 'Koryguje', en: 'Corrects', ru: 'Корректирует' },
  buyer: { pl: 'Nabywca', en: 'Buyer', ru: 'Покупатель' },
  taxId: { pl: 'NIP', en: 'Tax ID (NIP)', ru: 'NIP' },
  toReceipt: { pl: 'Do paragonu', en: 'To a receipt', ru: 'К чеку' },
  ksef: { pl: 'Numer KSeF', en: 'KSeF number', ru: 'Номер KSeF' },
  order: { pl: 'Zamówienie', en: 'Order', ru: 'Заказ' },
  rate: { pl: 'Stawka VAT', en: 'VAT rate', ru: 'Ставка НДС' },
  net: { pl: 'Netto', en: 'Net', ru: 'Нетто' },
  vat: { pl: 'VAT', en: 'VAT', ru: 'НДС' },
  gross: { pl: 'Brutto', en: 'Gross', ru: 'Брутто' },
  day: { pl: 'Data', en: 'Date', ru: 'Дата' },
  method: { pl: 'Sposób płatności', en: 'Payment method', ru: 'Способ оплаты' },
  reference: { pl: 'Numer u operatora', en: 'Reference at the provider', ru: 'Номер у оператора' },
  amount: { pl: 'Kwota', en: 'Amount', ru: 'Сумма' },
  state: { pl: 'Stan', en: 'State', ru: 'Состояние' },
  paidOn: { pl: 'Wpłynęło', en: 'Paid on', ru: 'Поступило' },
} satisfies Record<string, Names>

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
} as const satisfies Record<BookRegister, readonly (keyof typeof columns)[]>

export const headerOf = (register: BookRegister, language: Language): string[] =>
  columnsOf[register].map((name) => columns[name][language])

/** What stands in the cells. */
export const words = {
  invoice: { pl: 'faktura', en: 'invoice', ru: 'счёт-фактура' },
  correction: { pl: 'korekta', en: 'correction', ru: 'корректировка' },
  sold: { pl: 'sprzedaż', en: 'sale', ru: 'продажа' },
  taken_back: { pl: 'cofnięcie sprzedaży', en: 'sale taken back', ru: 'отмена продажи' },
  corrected: { pl: 'korekta sprzedaży', en: 'sale corrected', ru: 'корректировка продажи' },
  yes: { pl: 'tak', en: 'yes', ru: 'да' },
  no: { pl: 'nie', en: 'no', ru: 'нет' },
  payment_at_delivery: { pl: 'przy odbiorze', en: 'at delivery', ru: 'при получении' },
  bank_transfer: { pl: 'karta', en: 'card', ru: 'карта' },
  transfer: { pl: 'przelew', en: 'transfer', ru: 'перевод' },
  paypal: { pl: 'PayPal', en: 'PayPal', ru: 'PayPal' },
  przelewy24: { pl: 'Przelewy24', en: 'Przelewy24', ru: 'Przelewy24' },
  created: { pl: 'utworzona', en: 'created', ru: 'создан' },
  refused: { pl: 'odmowa', en: 'refused', ru: 'отказ' },
  captured: { pl: 'wpłynęła', en: 'received', ru: 'поступил' },
  refunded: { pl: 'zwrócona', en: 'refunded', ru: 'возвращён' },
  disputed: { pl: 'do wyjaśnienia', en: 'to be looked at', ru: 'требует проверки' },
} satisfies Record<string, Names>
