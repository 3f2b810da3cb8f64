// Everything can be read without this: it sorts tables and shows one pair of solvers at a time.
for (const table of document.querySelectorAll('table.sortable')) {
  const heads = Array.from(table.tHead.rows[table.tHead.rows.length - 1].cells);
  heads.forEach((head, column) => {
    const button = document.createElement('button');
    button.textContent = head.textContent;
    head.replaceChildren(button);
    button.addEventListener('click', () => {
      const falling = head.getAttribute('aria-sort') === 'ascending';
      heads.forEach((other) => other.removeAttribute('aria-sort'));
      head.setAttribute('aria-sort', falling ? 'descending' : 'ascending');
      const key = (row) => {
        const cell = row.cells[column];
        return column === 0 ? cell.textContent : Number(cell.dataset.value ?? Infinity);
      };
      const order = (a, b) => column === 0
        ? key(a).localeCompare(key(b), undefined, { numeric: true })
        : key(a) === key(b) ? 0 : key(a) > key(b) ? 1 : -1;
      const rows = Array.from(table.tBodies[0].rows).sort((a, b) => falling ? order(b, a) : order(a, b));
      table.tBodies[0].append(...rows);
    });
  });
}
for (const pairs of document.querySelectorAll('.pairs')) {
  const figures = Array.from(pairs.children);
  const label = document.createElement('label');
  const select = document.createElement('select');
  figures.forEach((figure, i) => select.add(new Option(figure.querySelector('b').textContent.replace(/\.$/, ''), i)));
  const show = () => figures.forEach((figure, i) => { figure.style.display = i === Number(select.value) ? '' : 'none'; });
  select.addEventListener('change', show);
  label.append('{{ say["report-show"] }} ', select);
  pairs.before(label);
  show();
}
