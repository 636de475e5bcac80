/** The words of a recall notice around those of staff. Nothing here may make the danger sound smaller (Regulation (EU) 2023/988, article 36). */
export interface RecallTexts {
  subject: (title: string) => string
  lead: string
  product: string
  bought: (title: string, quantity: number, orderId: number) => string
  manufacturer: string
  hazard: string
  action: string
  remedy: string
  questions: string
  share: string
  shareText: string
  contact: string
  whyThisMail: string
}
