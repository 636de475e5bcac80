import type { TextOutline } from './text-outline'

export const dataDeletionOutline: TextOutline = {
  title: 'data_deletion.title',
  lead: 'data_deletion.lead',
  sections: [
    {
      id: 'request',
      title: 'data_deletion.request.title',
      body: [
        {
          steps: [
            'data_deletion.request.write',
            'data_deletion.request.subject',
            'data_deletion.request.details',
          ],
        },
        'data_deletion.request.sender',
      ],
    },
    {
      id: 'deadlines',
      title: 'data_deletion.deadlines.title',
      body: ['data_deletion.deadlines.confirmation', 'data_deletion.deadlines.deletion'],
    },
    {
      id: 'deleted',
      title: 'data_deletion.deleted.title',
      body: [
        {
          list: [
            'data_deletion.deleted.account',
            'data_deletion.deleted.person',
            'data_deletion.deleted.address',
            'data_deletion.deleted.cart',
            'data_deletion.deleted.marketing',
          ],
        },
      ],
    },
    {
      id: 'kept',
      title: 'data_deletion.kept.title',
      body: ['data_deletion.kept.orders', 'data_deletion.kept.use'],
    },
    { id: 'yourself', title: 'data_deletion.yourself.title', body: ['data_deletion.yourself.text'] },
  ],
}
