import type { RecallTexts } from './recall-texts.ts'

export const ru: RecallTexts = {
  subject: (title) => `Отзыв товара из соображений безопасности: ${title}`,
  lead: 'Мы отзываем товар из соображений безопасности. По нашим заказам он есть у вас.',
  product: 'Товар',
  bought: (title, quantity, orderId) => `${title}, ${quantity} шт., заказ № ${orderId}`,
  manufacturer: 'Изготовитель и обозначение',
  hazard: 'Опасность',
  action: 'Что делать',
  remedy: 'Что вам полагается',
  questions: 'Вопросы и возврат, бесплатно',
  share: 'Передайте, пожалуйста, дальше',
  shareText: 'Если товар теперь у другого человека, передайте ему это сообщение.',
  contact: 'Написать нам',
  whyThisMail:
    'Мы пишем, потому что закон обязывает нас известить каждого, кто купил этот товар в магазине Bieżnik.',
}
