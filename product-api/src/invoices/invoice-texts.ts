import type { CorrectionReason } from '@bieznik/contract/invoice'
import type { Language } from '@bieznik/contract/order'

export type InvoiceTexts = {
  invoice: string
  correction: string
  number: string
  issuedOn: string
  place: string
  soldOn: string
  order: string
  seller: string
  buyer: string
  taxId: string
  bankAccount: string
  item: string
  quantity: string
  price: string
  value: string
  rate: string
  net: string
  vat: string
  gross: string
  total: string
  toPay: string
  changedBy: string
  before: string
  after: string
  corrects: string
  reason: string
  reasons: Record<CorrectionReason, string>
  payment: string
  paidOn: string
  splitPayment: string
  toReceipt: string
}

const pl: InvoiceTexts = {
  invoice: 'Faktura',
  correction: 'Faktura korygująca',
  number: 'Numer',
  issuedOn: 'Data wystawienia',
  place: 'Miejsce wystawienia',
  soldOn: 'Data dostawy',
  order: 'Zamówienie',
  seller: 'Sprzedawca',
  buyer: 'Nabywca',
  taxId: 'NIP',
  bankAccount: 'Rachunek bankowy',
  item: 'Nazwa towaru',
  quantity: 'Ilość',
  price: 'Cena brutto',
  value: 'Wartość brutto',
  rate: 'Stawka VAT',
  net: 'Netto',
  vat: 'VAT',
  gross: 'Brutto',
  total: 'Razem',
  toPay: 'Kwota należności ogółem',
  changedBy: 'Zmiana kwoty należności',
  before: 'Przed korektą',
  after: 'Po korekcie',
  corrects: 'Dotyczy faktury',
  reason: 'Przyczyna korekty',
  reasons: { return: 'zwrot towaru', mistake: 'pomyłka na fakturze' },
  payment: 'Sposób zapłaty',
  paidOn: 'Zapłacono',
  splitPayment: 'mechanizm podzielonej płatności',
  toReceipt: 'Faktura do paragonu fiskalnego',
}

const en: InvoiceTexts = {
  invoice: 'Invoice',
  correction: 'Correcting invoice',
  number: 'Number',
  issuedOn: 'Date of issue',
  place: 'Place of issue',
  soldOn: 'Date of delivery',
  order: 'Order',
  seller: 'Seller',
  buyer: 'Buyer',
  taxId: 'Tax ID',
  bankAccount: 'Bank account',
  item: 'Goods',
  quantity: 'Quantity',
  price: 'Gross price',
  value: 'Gross value',
  rate: 'VAT rate',
  net: 'Net',
  vat: 'VAT',
  gross: 'Gross',
  total: 'Total',
  toPay: 'Total amount due',
  changedBy: 'Change of the amount due',
  before: 'Before the correction',
  after: 'After the correction',
  corrects: 'Concerns the invoice',
  reason: 'Reason of the correction',
  reasons: { return: 'goods returned', mistake: 'mistake on the invoice' },
  payment: 'Payment',
  paidOn: 'Paid on',
  splitPayment: 'split payment',
  toReceipt: 'Invoice to a cash register receipt',
}

const ru: InvoiceTexts = {
  invoice: 'Счёт-фактура',
  correction: 'Корректировочный счёт-фактура',
  number: 'Номер',
  issuedOn: 'Дата выставления',
  place: 'Место выставления',
  soldOn: 'Дата поставки',
  order: 'Заказ',
  seller: 'Продавец',
  buyer: 'Покупатель',
  taxId: 'NIP',
  bankAccount: 'Банковский счёт',
  item: 'Наименование товара',
  quantity: 'Кол-во',
  price: 'Цена с НДС',
  value: 'Стоимость с НДС',
  rate: 'Ставка НДС',
  net: 'Без НДС',
  vat: 'НДС',
  gross: 'С НДС',
  total: 'Итого',
  toPay: 'Всего к оплате',
  changedBy: 'Изменение суммы',
  before: 'До корректировки',
  after: 'После корректировки',
  corrects: 'К счёту-фактуре',
  reason: 'Причина корректировки',
  reasons: { return: 'возврат товара', mistake: 'ошибка в счёте-фактуре' },
  payment: 'Способ оплаты',
  paidOn: 'Оплачено',
  splitPayment: 'раздельный платёж',
  toReceipt: 'Счёт-фактура к кассовому чеку',
}

export const invoiceTexts: Record<Language, InvoiceTexts> = { pl, en, ru }
