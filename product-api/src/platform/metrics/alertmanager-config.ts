import type { MailAddress } from '@bieznik/backend-kit/mail/letter'

type Mail = {
  /** As `SMTP_URL`. */
  server: string
  from: MailAddress
  to: MailAddress
}

const PLAIN_NAME = /^[\w .,&-]+$/

/** Without a name that is not plain: Alertmanager would encode name and address as one word, and the header would have no address. */
const formatted = ({ name, address }: MailAddress): string =>
  PLAIN_NAME.test(name) ? `"${name}" <${address}>` : address

/** Templates of Alertmanager: one line for each alarm, and where it stands what to do. */
const SUBJECT = '[{{ .Status | toUpper }}] {{ .CommonLabels.alertname }} ({{ .CommonLabels.severity }})'
const TEXT = `{{ range .Alerts }}{{ .Status }} since {{ .StartsAt.UTC.Format "2006-01-02 15:04 UTC" }}:{{ range .Labels.SortedPairs }} {{ .Name }}={{ .Value }}{{ end }}
{{ end }}
What to do: docs/runbook.md, {{ .CommonLabels.alertname }}
`

/**
 * Signs in where the address has a user, and then only over TLS; on port 465 Alertmanager encrypts from the start. Throws for a server that
 * it cannot use.
 */
function serverOf(url: string): Record<string, string | boolean> {
  const { protocol, hostname, port, username, password } = new URL(url)
  const isImplicit = protocol === 'smtps:'
  if (isImplicit && port !== '' && port !== '465')
    throw new Error(
      'Alertmanager encrypts from the start on port 465 alone: give SMTP_URL that port, or smtp:// with the port for STARTTLS.',
    )
  return {
    smarthost: `${hostname}:${port || (isImplicit ? '465' : '587')}`,
    require_tls: isImplicit || username !== '',
    ...(username !== '' && {
      auth_username: decodeURIComponent(username),
      auth_password: decodeURIComponent(password),
    }),
  }
}

/**
 * The settings of Alertmanager (prometheus.io/docs/alerting/latest/configuration): every alarm to one address, through the mail server of
 * the shop; one of severity `page` again every hour, others once a day. JSON is YAML.
 */
export function writeAlertmanagerConfig({ server, from, to }: Mail): string {
  const mail = {
    to: formatted(to),
    from: formatted(from),
    ...serverOf(server),
    send_resolved: true,
    headers: { Subject: SUBJECT },
    text: TEXT,
    html: '',
  }
  const config = {
    route: {
      receiver: 'mail',
      group_by: ['alertname'],
      group_wait: '30s',
      group_interval: '5m',
      repeat_interval: '24h',
      routes: [{ matchers: ['severity="page"'], receiver: 'mail', group_wait: '10s', repeat_interval: '1h' }],
    },
    receivers: [{ name: 'mail', email_configs: [mail] }],
    // What follows from a database that is away is no news.
    inhibit_rules: [
      {
        source_matchers: ['alertname="DatabaseAway"'],
        target_matchers: ['alertname=~"OrdersFail|RequestsFail|PartnerAway"'],
      },
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
