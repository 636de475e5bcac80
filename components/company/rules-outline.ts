import type { TextOutline } from './text-outline'

export const rulesOutline: TextOutline = {
  title: 'rules.title',
  lead: 'rules.lead',
  inForceSince: '2026-11-01',
  sections: [
    {
      id: 'seller',
      title: 'rules.seller.title',
      body: ['rules.seller.who', 'rules.seller.reach', 'rules.seller.buyers'],
    },
    {
      id: 'ordering',
      title: 'rules.ordering.title',
      body: [
        'rules.ordering.account',
        { steps: ['rules.ordering.cart', 'rules.ordering.details', 'rules.ordering.button'] },
        'rules.ordering.contract',
        'rules.ordering.refusal',
      ],
    },
    {
      id: 'prices',
      title: 'rules.prices.title',
      body: ['rules.prices.vat', 'rules.prices.binding', 'rules.prices.payment', 'rules.prices.invoice'],
    },
    {
      id: 'delivery',
      title: 'rules.delivery.title',
      body: [
        'rules.delivery.time',
        { list: ['rules.delivery.pickup', 'rules.delivery.home', 'rules.delivery.elsewhere'] },
        'rules.delivery.damage',
      ],
    },
    {
      id: 'products',
      title: 'rules.products.title',
      body: [
        'rules.products.retreads',
        'rules.products.marks',
        'rules.products.sizes',
        'rules.products.stock',
      ],
    },
    {
      id: 'withdrawal',
      title: 'rules.withdrawal.title',
      body: ['rules.withdrawal.right', 'rules.withdrawal.refund', 'rules.withdrawal.how'],
    },
    {
      id: 'complaints',
      title: 'rules.complaints.title',
      body: [
        'rules.complaints.law',
        'rules.complaints.how',
        'rules.complaints.answer',
        'rules.complaints.outcome',
      ],
    },
    {
      id: 'warranty',
      title: 'rules.warranty.title',
      body: [
        'rules.warranty.year',
        'rules.warranty.covers',
        'rules.warranty.excludes',
        'rules.warranty.besides',
      ],
    },
    {
      id: 'disputes',
      title: 'rules.disputes.title',
      body: [
        'rules.disputes.choice',
        { list: ['rules.disputes.inspection', 'rules.disputes.ombudsman', 'rules.disputes.abroad'] },
        'rules.disputes.office',
      ],
    },
    {
      id: 'service',
      title: 'rules.service.title',
      body: ['rules.service.needs', 'rules.service.conduct', 'rules.service.ending'],
    },
    { id: 'data', title: 'rules.data.title', body: ['rules.data.text'] },
    { id: 'changes', title: 'rules.changes.title', body: ['rules.changes.when', 'rules.changes.law'] },
  ],
}
