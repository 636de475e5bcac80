import type { TextOutline } from './text-outline'

export const privacyOutline: TextOutline = {
  title: 'privacy.title',
  lead: 'privacy.lead',
  inForceSince: '2026-11-01',
  sections: [
    {
      id: 'controller',
      title: 'privacy.controller.title',
      body: ['privacy.controller.who', 'privacy.controller.reach'],
    },
    {
      id: 'data',
      title: 'privacy.data.title',
      body: [
        'privacy.data.intro',
        {
          list: [
            'privacy.data.name',
            'privacy.data.email',
            'privacy.data.phone',
            'privacy.data.address',
            'privacy.data.company',
            'privacy.data.orders',
            'privacy.data.technical',
          ],
        },
        'privacy.data.voluntary',
      ],
    },
    {
      id: 'purposes',
      title: 'privacy.purposes.title',
      body: [
        'privacy.purposes.intro',
        {
          list: [
            'privacy.purposes.orders',
            'privacy.purposes.books',
            'privacy.purposes.messages',
            'privacy.purposes.claims',
            'privacy.purposes.marketing',
          ],
        },
        'privacy.purposes.profiling',
      ],
    },
    {
      id: 'recipients',
      title: 'privacy.recipients.title',
      body: [
        'privacy.recipients.intro',
        {
          list: [
            'privacy.recipients.firebase',
            'privacy.recipients.carriers',
            'privacy.recipients.office',
            'privacy.recipients.authorities',
          ],
        },
        'privacy.recipients.abroad',
      ],
    },
    {
      id: 'retention',
      title: 'privacy.retention.title',
      body: [
        {
          list: [
            'privacy.retention.account',
            'privacy.retention.orders',
            'privacy.retention.messages',
            'privacy.retention.marketing',
          ],
        },
      ],
    },
    {
      id: 'deletion',
      title: 'privacy.deletion.title',
      body: [
        'privacy.deletion.yourself',
        'privacy.deletion.by_mail',
        'privacy.deletion.deadlines',
        'privacy.deletion.kept',
      ],
    },
    {
      id: 'rights',
      title: 'privacy.rights.title',
      body: [
        'privacy.rights.intro',
        {
          list: [
            'privacy.rights.access',
            'privacy.rights.correction',
            'privacy.rights.erasure',
            'privacy.rights.objection',
            'privacy.rights.portability',
            'privacy.rights.consent',
          ],
        },
        'privacy.rights.how',
        'privacy.rights.authority',
      ],
    },
    {
      id: 'browser',
      title: 'privacy.browser.title',
      body: [
        'privacy.browser.intro',
        {
          list: [
            'privacy.browser.session',
            'privacy.browser.sign_in',
            'privacy.browser.language',
            'privacy.browser.order',
          ],
        },
        'privacy.browser.others',
      ],
    },
    {
      id: 'safety',
      title: 'privacy.safety.title',
      body: ['privacy.safety.measures', 'privacy.safety.changes'],
    },
  ],
}
