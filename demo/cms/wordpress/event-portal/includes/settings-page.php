<?php
/**
 * The page "Settings > Event portal", for people who may change the options of the site.
 *
 * @package EventPortal
 */

namespace EventPortal;

defined( 'ABSPATH' ) || exit;

/** Returns the address of the settings page. */
function settings_url(): string {
	return admin_url( 'options-general.php?page=' . PAGE );
}

add_action(
	'admin_menu',
	function () {
		$title = __( 'Event portal', 'event-portal' );
		add_options_page( $title, $title, 'manage_options', PAGE, __NAMESPACE__ . '\show_settings_page' );
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	function ( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_url() ), esc_html__( 'Settings', 'event-portal' ) );
		return array_merge( array( $link ), $links );
	}
);

add_action(
	'admin_enqueue_scripts',
	function ( string $page ) {
		if ( 'settings_page_' . PAGE !== $page ) {
			return;
		}
		$script = 'event-portal-settings';
		wp_enqueue_script( $script, plugins_url( 'admin/settings.js', PLUGIN_FILE ), array( 'wp-i18n' ), bundle()['version'], true );
		wp_set_script_translations( $script, 'event-portal', plugin_dir_path( PLUGIN_FILE ) . 'languages' );
		$own = array(
			'base'      => trailingslashit( plugins_url( bundle()['folder'], PLUGIN_FILE ) ),
			'integrity' => bundle()['integrity'],
		);
		wp_add_inline_script( $script, 'window.eventPortalFiles = ' . wp_json_encode( $own, JSON_HEX_TAG ) . ';', 'before' );
	}
);

/** Returns what the form shows: what was refused a moment ago, else the settings. */
function shown_settings(): array {
	$refused = get_transient( refused_key() );
	delete_transient( refused_key() );
	return is_array( $refused ) ? array_merge( DEFAULT_SETTINGS, $refused ) : settings();
}

/** Prints the settings page. */
function show_settings_page() {
	$shown = shown_settings();
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post" id="event-portal-settings">
			<?php settings_fields( OPTION ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="event-portal-hosts"><?php esc_html_e( 'Event-management system', 'event-portal' ); ?></label></th>
					<td>
						<textarea id="event-portal-hosts" name="event_portal[hosts]" rows="2" class="large-text code" spellcheck="false" aria-describedby="event-portal-hosts-help"><?php echo esc_textarea( implode( "\n", $shown['hosts'] ) ); ?></textarea>
						<p class="description" id="event-portal-hosts-help"><?php esc_html_e( 'Address of your client, as in https://events.example/clients/stadt. One address on each line: the first one is the default, blocks and shortcodes may choose another one of them, and no other.', 'event-portal' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="event-portal-locale"><?php esc_html_e( 'Language', 'event-portal' ); ?></label></th>
					<td>
						<select id="event-portal-locale" name="event_portal[locale]">
							<?php foreach ( array_merge( array( '' ), locales() ) as $locale ) : ?>
								<option value="<?php echo esc_attr( $locale ); ?>" <?php selected( $shown['locale'], $locale ); ?>><?php echo esc_html( language_name( $locale ) ); ?></option>
							<?php endforeach; ?>
						</select>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="event-portal-base"><?php esc_html_e( 'Address of the files', 'event-portal' ); ?></label></th>
					<td>
						<input id="event-portal-base" name="event_portal[base]" type="text" inputmode="url" class="large-text code" spellcheck="false" value="<?php echo esc_attr( $shown['base'] ); ?>" aria-describedby="event-portal-base-help">
						<p class="description" id="event-portal-base-help"><?php esc_html_e( 'Leave this empty to use the copy in the plugin. Otherwise the folder with event-portal.js, as in https://cdn.example/event-portal/.', 'event-portal' ); ?></p>
					</td>
				</tr>
				<tr>
					<th scope="row"><?php esc_html_e( 'Check of the files', 'event-portal' ); ?></th>
					<td>
						<label for="event-portal-sri">
							<input id="event-portal-sri" name="event_portal[sri]" type="checkbox" value="1" <?php checked( $shown['sri'] ); ?>>
							<?php
							/* translators: %s: a version. */
							echo esc_html( sprintf( __( 'Browsers run the script only if it is that of version %s (integrity)', 'event-portal' ), bundle()['version'] ) );
							?>
						</label>
					</td>
				</tr>
				<tr>
					<th scope="row"><label for="event-portal-json"><?php esc_html_e( 'Settings of the elements', 'event-portal' ); ?></label></th>
					<td>
						<textarea id="event-portal-json" name="event_portal[settings]" rows="6" class="large-text code" spellcheck="false" aria-describedby="event-portal-json-help"><?php echo esc_textarea( $shown['settings'] ); ?></textarea>
						<p class="description" id="event-portal-json-help"><?php esc_html_e( 'JSON, for example for a colour: {"theme": {"light": {"primary": "#7a1f3d"}}}. Leave this empty for the settings of the event-management system.', 'event-portal' ); ?></p>
					</td>
				</tr>
			</table>
			<p class="submit">
				<?php submit_button( '', 'primary', 'submit', false ); ?>
				<button type="button" class="button" id="event-portal-test"><?php esc_html_e( 'Test the connection', 'event-portal' ); ?></button>
			</p>
		</form>
		<p class="description"><?php esc_html_e( 'The test runs in your browser. This site itself sends no requests to other servers.', 'event-portal' ); ?></p>
		<ul id="event-portal-results" role="status"></ul>
	</div>
	<?php
}

/** Returns the name of a language for the form. */
function language_name( string $locale ): string {
	$names = array(
		''   => __( 'Language of the site', 'event-portal' ),
		'de' => 'Deutsch',
		'en' => 'English',
	);
	return $names[ $locale ] ?? $locale;
}
