const texts = import.meta.glob<string>('../../../src/clowder/locales/en/{clowder,server,web,web_table}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
export default Object.values(texts);
