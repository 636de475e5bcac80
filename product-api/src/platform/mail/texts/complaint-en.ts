import type { ComplaintTexts } from './complaint-texts.ts'

const daysText = (daysLeft: number): string => {
  if (daysLeft === 0) return 'today is the last day'
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`
}

export const en: ComplaintTexts = {
  received: {
    subject: (number) => `We have received your complaint: ${number}`,
    lead: 'We confirm that we have received your complaint.',
  },
  answered: {
    subject: (number) => `Answer to complaint ${number}`,
    lead: {
      accepted: 'We have accepted your complaint.',
      rejected: 'We have not accepted your complaint.',
    },
    remedy: 'What we will do',
    reduction: 'Price reduction',
    answer: 'Answer',
    settlement: 'Settlement out of court',
    settlements: {
      agrees: (seller) =>
        `${seller} agrees to take part in proceedings for the out-of-court resolution of consumer disputes. The competent body is the voivodeship inspector of the Trade Inspection (Inspekcja Handlowa) for the seat of the seller, to whom an application can be made, also through uokik.gov.pl.`,
      declines: (seller) =>
        `${seller} declines to take part in proceedings for the out-of-court resolution of consumer disputes. The competent body would be the voivodeship inspector of the Trade Inspection (Inspekcja Handlowa) for the seat of the seller. The case can be taken to court, and the consumer ombudsman of your district or town helps free of charge.`,
    },
    repaired: 'After the repair',
    repairedUntil: (day) =>
      `The repair prolongs our liability for the conformity of the goods by 12 months${day === null ? '' : `, until ${day}`}.`,
  },
  due: {
    subject: (number, daysLeft) =>
      daysLeft < 0
        ? `Complaint ${number} is accepted by law`
        : `Complaint ${number} waits for an answer: ${daysText(daysLeft)}`,
    lead: (daysLeft) =>
      daysLeft < 0
        ? 'Nobody has answered within 14 days, so the complaint counts as accepted. It can no longer be rejected: choose a remedy and answer.'
        : 'Without an answer in time the complaint counts as accepted.',
    until: (daysLeft) => (daysLeft < 0 ? 'It was due' : 'Answer by'),
    open: 'Open the complaint',
    whyThisMail: 'This message reminds the seller of the time for answering a complaint.',
  },
  number: 'Number of the complaint',
  receivedAt: 'Received',
  order: 'Order',
  basis: 'Basis',
  bases: {
    conformity: 'goods not in conformity with the contract',
    warranty: 'warranty',
    transport: 'damage in transport',
  },
  demand: 'Demand',
  demands: {
    repair: 'repair',
    replacement: 'replacement',
    price_cut: 'price reduction',
    refund: 'withdrawal from the contract and refund',
  },
  text: 'Description',
  photos: 'Photos',
  name: 'Name',
  next: 'What happens next',
  nextTerms: (day) =>
    `We answer on ${day} at the latest. If we do not, the complaint counts as accepted. We pay for sending faulty goods back.`,
  questions: 'Questions',
  seeReturns: 'Returns and complaints',
  whyThisMail: 'We write because this address was given in a complaint in the shop Bieżnik.',
}
