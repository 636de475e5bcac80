import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ProblemError } from '../http/problem-error.ts'
import { replies } from '../http/replies.ts'
import { handleWebhook } from './handle-webhook.ts'
import { requireWallet, type PaymentRoutesOptions } from './payment-routes-options.ts'
import { webhookEventSchema, type WebhookEvent } from './webhook-event.ts'

const headersSchema = z.looseObject({
  'paypal-auth-algo': z.string().max(100),
  'paypal-cert-url': z.string().max(500),
  'paypal-transmission-id': z.string().max(50),
  'paypal-transmission-sig': z.string().max(500),
  'paypal-transmission-time': z.string().max(100),
})

/** Throws invalid_request. Only what is JSON may be handed on as a part of JSON. */
function readEvent(body: string): WebhookEvent {
  try {
    return webhookEventSchema.parse(JSON.parse(body))
  } catch (cause) {
    throw new ProblemError('invalid_request', 'This is no webhook of the payment provider.', { cause })
  }
}

export const webhookRoutes: FastifyPluginAsyncZod<PaymentRoutesOptions> = async (app, options) => {
  // What is signed is the text of the body.
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/api/paypal/webhooks',
    {
      config: { access: 'anyone' },
      schema: {
        summary: 'What PayPal tells of payments; refused unless PayPal says that it is genuine',
        headers: headersSchema,
        body: z.string(),
        response: replies(z.strictObject({ status: z.literal('ok') })),
      },
    },
    async (request) => {
      const deps = requireWallet(options)
      const event = readEvent(request.body)
      const { headers } = request
      const isGenuine = await deps.wallet.isGenuine(request.body, {
        authAlgo: headers['paypal-auth-algo'],
        certUrl: headers['paypal-cert-url'],
        transmissionId: headers['paypal-transmission-id'],
        transmissionSig: headers['paypal-transmission-sig'],
        transmissionTime: headers['paypal-transmission-time'],
      })
      if (!isGenuine) throw new ProblemError('unauthenticated', 'PayPal did not send this.')
      await handleWebhook(deps, event)
      return { status: 'ok' as const }
    },
  )
}
