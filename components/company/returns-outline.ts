import type { TextOutline } from './text-outline'

export const returnsOutline: TextOutline = {
  title: 'returns.title',
  lead: 'returns.lead',
  sections: [
    { id: 'period', title: 'returns.period.title', body: ['returns.period.days', 'returns.period.buyers'] },
    {
      id: 'steps',
      title: 'returns.steps.title',
      body: [
        { steps: ['returns.steps.tell', 'returns.steps.send', 'returns.steps.money'] },
        'returns.steps.cost',
      ],
    },
    {
      id: 'statement',
      title: 'returns.statement.title',
      body: [
        'returns.statement.intro',
        {
          list: [
            'returns.statement.recipient',
            'returns.statement.words',
            'returns.statement.dates',
            'returns.statement.person',
            'returns.statement.account',
          ],
        },
      ],
    },
    {
      id: 'condition',
      title: 'returns.condition.title',
      body: ['returns.condition.look', 'returns.condition.used'],
    },
    { id: 'refund', title: 'returns.refund.title', body: ['returns.refund.days', 'returns.refund.how'] },
    {
      id: 'faulty',
      title: 'returns.faulty.title',
      body: ['returns.faulty.complaint', 'returns.faulty.warranty'],
    },
  ],
}
