import { describe, expect, it } from 'vitest';
import { renderLetter, type Letter } from './render.ts';

const from = { societyName: 'Ómur & <vinir>', publicUrl: 'https://portal.example.is' };
const letter: Letter = {
  joinLink: null,
  kind: 'workLight',
  language: 'is',
  subject: 'Verkið „<b>Nótt</b>“ er grænt',
  body: 'Góðan dag.\n\n<script>alert(1)</script> & "gæsalappir"\nönnur lína\n\n\n',
  link: '/verk/7?flipi="x"&y=<z>',
};

describe('a letter', () => {
  it('J2 shows what people typed as text, never as HTML', () => {
    const { html } = renderLetter(letter, from);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<b>Nótt');
    expect(html).not.toContain('<vinir>');
    expect(html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;gæsalappir&quot;<br>önnur lína</p>',
    );
    expect(html).toContain('<title>Verkið „&lt;b&gt;Nótt&lt;/b&gt;“ er grænt</title>');
    expect(
      html.match(/href="https:\/\/portal\.example\.is\/verk\/7\?flipi=%22x%22&amp;y=%3Cz%3E"/g),
    ).toHaveLength(2);
  });
  it('J2 is plain text too, with the address of what it is about', () => {
    expect(renderLetter(letter, from).text).toBe(
      [
        'Góðan dag.',
        '<script>alert(1)</script> & "gæsalappir"\nönnur lína',
        'Opna á vefnum:\nhttps://portal.example.is/verk/7?flipi=%22x%22&y=%3Cz%3E',
        'Með kveðju,\nÓmur & <vinir>',
        '-- \nÞú velur á síðunni Stillingar hvaða tilkynningar þú færð í tölvupósti:\nhttps://portal.example.is/stillingar',
      ].join('\n\n'),
    );
  });
  it('O17 says to mail programs where one ends it, unless the rules demand it', () => {
    expect(renderLetter(letter, from).list).toEqual({ unsubscribe: 'https://portal.example.is/stillingar' });
    expect(renderLetter({ ...letter, kind: 'approvalAsked' }, from)).not.toHaveProperty('list');
  });
  it('O341 has the address that ends it, for one click over https alone', () => {
    const ending = { ...letter, endLink: '/afskraning/abc' };
    expect(renderLetter(ending, from)).toMatchObject({
      list: { unsubscribe: 'https://portal.example.is/afskraning/abc' },
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      html: expect.stringContaining('href="https://portal.example.is/afskraning/abc"'),
      text: expect.stringContaining('af þessu tagi:\nhttps://portal.example.is/afskraning/abc'),
    });
    expect(renderLetter(ending, { ...from, publicUrl: 'http://localhost' })).not.toHaveProperty('headers');
    expect(renderLetter({ ...ending, kind: 'approvalAsked', endLink: undefined }, from)).not.toHaveProperty(
      'list',
    );
  });
  it('J2 is in the language of the person, and says so to who reads it aloud', () => {
    const { html, text } = renderLetter({ ...letter, language: 'en' }, from);
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('>Open in the portal</a>');
    expect(text).toContain('Kind regards,');
    expect(text).not.toContain('kveðju');
  });
  it('J2 offers no choice where the rules demand it, and no button where there is nothing to open', () => {
    const { html, text } = renderLetter({ ...letter, kind: 'approvalAsked', link: null }, from);
    expect(html).not.toContain('stillingar');
    expect(html).not.toContain('class="button"');
    expect(text).toContain('samkvæmt reglum félagsins');
  });
});
