import type { RecallTexts } from './recall-texts.ts'

export const en: RecallTexts = {
  subject: (title) => `Product safety recall: ${title}`,
  lead: 'We are recalling a product for reasons of safety. According to our orders you have it.',
  product: 'Product',
  bought: (title, quantity, orderId) => `${title}, ${quantity} pcs, order no. ${orderId}`,
  manufacturer: 'Manufacturer and designation',
  hazard: 'Hazard',
  action: 'What to do',
  remedy: 'What you are entitled to',
  questions: 'Questions and returns, free of charge',
  share: 'Please pass it on',
  shareText: 'If somebody else has the product by now, please pass this message on.',
  contact: 'Write to us',
  whyThisMail: 'We write because the law has us tell everybody who bought this product in the shop Bieżnik.',
}
